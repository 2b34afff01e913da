import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "$/ui/settings.svelte";
import { languageFor, words } from "$/words/words.svelte";
import "./page.css";

settings.paint();
const { language } = settings.values;
await words.speak(language === "auto" ? languageFor(navigator.languages) : language);
mount(App, { target: document.querySelector("#app")! });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
