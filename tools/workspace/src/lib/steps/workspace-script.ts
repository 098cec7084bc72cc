/** The command that runs a script of one of the repository's packages. */
export const workspaceScript = (name: string, script: string) =>
  ['npm', 'run', script, '--workspace', `@foyer/${name}`, '--'] as const;
