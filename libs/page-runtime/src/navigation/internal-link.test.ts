import { afterEach, describe, expect, it } from 'vitest';
import { internalPath, isPlainClick } from './internal-link.ts';

const here = new URL('https://sofit.example/movies?lang=eng');

function linkTo(attributes: string): Element {
  document.body.innerHTML = `<a ${attributes}><span>text</span></a>`;
  return document.body.querySelector('span') ?? document.body;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('internalPath', () => {
  it('finds the path of a link around what was pressed', () => {
    expect(internalPath(linkTo('href="https://sofit.example/movies/mayak?a=1#b"'), here)).toBe(
      '/movies/mayak?a=1#b',
    );
  });

  it.each([
    ['another origin', 'href="https://polosa.example/"'],
    ['a new tab', 'href="https://sofit.example/" target="_blank"'],
    ['a download', 'href="https://sofit.example/" download'],
    ['another language', 'href="https://sofit.example/movies?lang=hye"'],
    ['a full page load', 'href="https://sofit.example/" data-document'],
    ['a fragment of this page', 'href="https://sofit.example/movies?lang=eng#about"'],
  ])('leaves %s to the browser', (_case, attributes) => {
    expect(internalPath(linkTo(attributes), here)).toBeUndefined();
  });

  it('is nothing outside a link', () => {
    expect(internalPath(document.body, here)).toBeUndefined();
  });
});

describe('isPlainClick', () => {
  const plain = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  };

  it('takes the main button alone', () => {
    expect(isPlainClick(plain)).toBe(true);
    expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
    expect(isPlainClick({ ...plain, ctrlKey: true })).toBe(false);
    expect(isPlainClick({ ...plain, defaultPrevented: true })).toBe(false);
  });
});
