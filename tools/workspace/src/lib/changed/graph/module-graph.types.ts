/** Which module needs which. Paths are relative to the root of the checkout, with slashes. */
export interface ModuleGraph {
  entries: readonly string[];
  /** What each module of the repository imports, also late; packages are left out. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** Globs of what a module reads from the disk, and of the texts that it names. */
  reads: ReadonlyMap<string, readonly string[]>;
  /** Modules that name places on the disk in a way that cannot be followed. */
  unclear: ReadonlySet<string>;
}
