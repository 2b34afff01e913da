/** People whose lines of chat this browser hides, by name, until the page is closed. */
import { keep, read } from "$/net/kept";

const SLOT = "knolle-mutes";
const session = () => sessionStorage;

class Mutes {
  names = $state.raw<readonly string[]>(read<string[]>(session, SLOT) ?? []);

  has = (line: { name: string }): boolean => this.names.includes(line.name);

  add(line: { name: string }): void {
    this.set([...this.names.filter((name) => name !== line.name), line.name]);
  }

  remove(name: string): void {
    this.set(this.names.filter((one) => one !== name));
  }

  private set(names: readonly string[]): void {
    this.names = names;
    keep(session, SLOT, names);
  }
}

export const mutes = new Mutes();
