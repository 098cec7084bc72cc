import { describe, expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';

describe('findPlaces', () => {
  it('finds files and folders that are named by the address of the module', () => {
    expect(findPlaces("readFile(new URL('../openapi.json', import.meta.url))")).toEqual({
      places: ['../openapi.json'],
      isUnclear: false,
    });
    expect(findPlaces('read(`${import.meta.dirname}/../README.md`)')).toEqual({
      places: ['../README.md'],
      isUnclear: false,
    });
  });

  it('takes the folder where a name is put together', () => {
    const { places } = findPlaces('new URL(`files/${name(cut)}.woff2`, import.meta.url)');

    expect(places).toEqual(['files/']);
  });

  it('does not take packages for places', () => {
    expect(findPlaces('createRequire(import.meta.url)')).toEqual({ places: [], isUnclear: false });
  });

  it('does not read comments', () => {
    expect(findPlaces('/** Takes `import.meta.url`. */\n// import.meta.dirname')).toEqual({
      places: [],
      isUnclear: false,
    });
  });

  it.each([
    'new URL(relative, import.meta.url)',
    "resolve(import.meta.dirname, '../assets')",
    "readFileSync(join(process.cwd(), 'src/a.ts'))",
    "new URL(import.meta.resolve('@foyer/contract/openapi.json'))",
    "new URL('a.ts', import.meta.url); new URL(b, import.meta.url)",
  ])('says that it cannot follow %s', (code) => {
    expect(findPlaces(code).isUnclear).toBe(true);
  });
});
