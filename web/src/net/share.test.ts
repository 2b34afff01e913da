import { expect, test, vi } from "vitest";
import { addressOf, copy, isOnlyHere, qrOf } from "./share";

const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });
const SHARE = "http://192.168.1.7:8282";

test.each(["http://localhost:8282", "http://127.0.0.1:8282", "http://[::1]:8282"])(
  "replaces %s, which friends cannot reach",
  (origin) => {
    expect(addressOf("/t/KEY", SHARE, at(origin))).toBe("http://192.168.1.7:8282/t/KEY");
    expect(addressOf("/t/KEY", null, at(origin))).toBe(`${origin}/t/KEY`);
    expect(isOnlyHere(addressOf("/t/KEY", null, at(origin)))).toBe(true);
    expect(isOnlyHere(addressOf("/t/KEY", SHARE, at(origin)))).toBe(false);
  },
);

test("keeps a public address, whatever the server's is", () => {
  expect(addressOf("/t/KEY", SHARE, at("https://knolle.example"))).toBe("https://knolle.example/t/KEY");
  expect(addressOf("/t/KEY", SHARE, at("https://localhost.example"))).toBe("https://localhost.example/t/KEY");
});

test("encodes the path for the QR code", () => {
  expect(qrOf("/move/a&b")).toBe("/api/qr.svg?path=%2Fmove%2Fa%26b");
});

test("returns whether copying was allowed", async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error("not allowed"));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copy("text")).toBe(true);
  expect(await copy("text")).toBe(false);
  expect(document.querySelector("textarea")).toBeNull();
  vi.unstubAllGlobals();
});
