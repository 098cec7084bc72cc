import type { KeptPage } from '@foyer/composer';

const STORE = 'pages';

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('composer', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

function run(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => Pick<IDBRequest, 'result'>,
): Promise<unknown> {
  return openDatabase().then(
    (database) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const request = ask(transaction.objectStore(STORE));
        transaction.addEventListener('complete', () => {
          database.close();
          resolve(request.result);
        });
        transaction.addEventListener('abort', () => reject(transaction.error));
      }),
  );
}

/** What this browser kept of a page; nothing where it kept none, or where storage is denied. */
export async function readKeptPage(alias: string): Promise<KeptPage | undefined> {
  try {
    return (await run('readonly', (store) => store.get(alias))) as KeptPage | undefined;
  } catch {
    return undefined;
  }
}

let writing: Promise<unknown> = Promise.resolve();

/** Keeps a page until it is saved, in the order of the calls. Where storage is denied it lives as long as the tab. */
export function writeKeptPage(alias: string, page: KeptPage | undefined): void {
  writing = writing
    .then(() =>
      run('readwrite', (store) =>
        page === undefined ? store.delete(alias) : store.put(page, alias),
      ),
    )
    .catch(() => undefined);
}
