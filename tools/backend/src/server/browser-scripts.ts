import { readdirSync, readFileSync } from 'node:fs';

/** Scripts for browsers that this process serves itself. */
export interface Scripts {
  /** A script without its types; `undefined` for a name that is none of the folder. */
  read(name: string): Promise<string | undefined>;
}

/**
 * The scripts of a folder, read when they are first asked for. Nothing is built for them: they belong
 * to demo powers, which are for those who run the service from its source.
 */
export function createScripts(folder: URL): Scripts {
  const names = new Set(readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name)));
  const ready = new Map<string, string>();
  return {
    read: async (name) => {
      const known = ready.get(name);
      if (known !== undefined || !names.has(name)) return known;
      const { default: ts } = await import('typescript');
      const { outputText } = ts.transpileModule(readFileSync(new URL(name, folder), 'utf8'), {
        compilerOptions: {
          target: ts.ScriptTarget.ES2023,
          module: ts.ModuleKind.ESNext,
          verbatimModuleSyntax: true,
        },
      });
      ready.set(name, outputText);
      return outputText;
    },
  };
}
