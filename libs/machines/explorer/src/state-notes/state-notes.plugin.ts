import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { StateNote } from './state-notes.ts';
import { takeNotes } from './take-notes.ts';

const notesModule = fileURLToPath(new URL('state-notes.ts', import.meta.url));
const filled = '__FOYER_STATE_NOTES__';
const emptyNotes = /(const stateNotes = )\{\}/;

/**
 * Moves what states say of themselves out of the machines into the chunk that imports `stateNotes`: only who looks into
 * running flows reads it, and every viewer would load it.
 *
 * @throws Error when two notes come to the same name.
 */
export function stateNotesPlugin(): Plugin {
  const notes = new Map<string, StateNote>();
  const keep = (name: string, note: StateNote): void => {
    const other = notes.get(name);
    if (other && JSON.stringify(other) !== JSON.stringify(note)) {
      throw new Error(`Two states have the note "${name}": change a word of ${note.description}`);
    }
    notes.set(name, note);
  };
  return {
    name: 'foyer:state-notes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: {
        id: /\/libs\/machines\/[\w-]+\/src\/.*\.tsx?$/,
        code: /description:|stateNotes = /,
      },
      handler(code, id) {
        if (id === notesModule) return { code: code.replace(emptyNotes, `$1${filled}`), map: null };
        const taken = takeNotes(code, this.parse(code));
        for (const { name, note } of taken.notes) keep(name, note);
        return { code: taken.code, map: null };
      },
    },
    renderChunk(code) {
      if (!code.includes(filled)) return null;
      const sorted = [...notes].toSorted(([one], [other]) => (one < other ? -1 : 1));
      return {
        code: code.replace(filled, () => JSON.stringify(Object.fromEntries(sorted))),
        map: null,
      };
    },
  };
}
