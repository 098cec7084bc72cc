import { formatFiles, type Tree } from '@nx/devkit';
import { addFiles, createFiles, nameForms } from '../lib/create-files.ts';
import { type AfterWriting, runScript } from '../lib/run-script.ts';
import { registerResource } from './register-resource.ts';

/** What `nx g @foyer/workspace:resource` is told. */
export interface ResourceOptions {
  /** In kebab-case and the plural. */
  name: string;
}

/**
 * Makes a resource with one call that lists it: schemas and examples in the contract, a function and query
 * options in the client, a module of the backend, and the call's trial on the real service.
 */
export async function resourceGenerator(
  tree: Tree,
  { name }: ResourceOptions,
): Promise<AfterWriting> {
  const values = nameForms(name);
  const folders = {
    contract: `libs/api-client/contract/src/${name}`,
    client: `libs/api-client/client/src/${name}`,
    backend: `tools/backend/src/modules/${name}`,
  };
  for (const [part, target] of Object.entries(folders)) {
    createFiles(tree, { templates: new URL(`files/${part}`, import.meta.url), target, values });
  }
  addFiles(tree, {
    templates: new URL('files/trial', import.meta.url),
    target: 'tools/api-tests/src/cases',
    values,
  });
  registerResource(tree, values);
  await formatFiles(tree);
  const contract = 'libs/api-client/contract';
  return () => runScript(tree, `${contract}/src/openapi/write-openapi.ts`, contract);
}
