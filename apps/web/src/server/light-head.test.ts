// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { lighten, lightHead } from './light-head.ts';

const styles = new Map([
  ['/assets/page.css', '.page{color:red}'],
  ['/assets/variant.css', '.variant{color:blue}'],
]);
const link = (href: string, precedence: string) =>
  `<link rel="stylesheet" href="${href}" data-precedence="${precedence}"/>`;
const page = link('/assets/page.css', 'page');
const variant = link('/assets/variant.css', 'default');

const textOf = (head: string) => /<style[^>]*>([^<]*)</.exec(head)?.[1] ?? '';

describe('lightHead', () => {
  it('puts the styles into the page, under its nonce, and leaves their sheets for later', () => {
    const head = lightHead(`<title>Films</title>${page}${variant}`, 'n1', styles);

    expect(head).toContain('<title>Films</title><style nonce="n1"');
    expect(textOf(head)).toBe('.page{color:red}\n.variant{color:blue}');
    expect(head.match(/ media="not all"/g)).toHaveLength(2);
    expect(head).toContain(
      'href="/assets/page.css" data-precedence="page" media="not all" disabled=""',
    );
  });

  it('keeps what wins: a sheet that is linked twice counts where it is linked last', () => {
    const twice = `${link('/assets/variant.css#', 'page')}${page}${variant}`;
    const head = lightHead(twice, 'n1', styles);

    expect(textOf(head)).toBe('.page{color:red}\n.variant{color:blue}');
    expect(head.match(/ media="not all"/g)).toHaveLength(3);
  });

  it('lets sheets of what is far below come later, and as links where no script runs', () => {
    const far = link('/assets/variant.css', 'far');
    const head = lightHead(`${far}${page}`, 'n1', styles);

    expect(textOf(head)).toBe('.page{color:red}');
    const [, withoutScripts] = /<noscript>(.*)<\/noscript><script nonce="n1">/.exec(head) ?? [];
    expect(withoutScripts).toBe(far);
    expect(head.split('</noscript>')[0]?.split('<noscript>')[0]).not.toContain('variant.css');
  });

  it('leaves sheets alone that are not its own', () => {
    const other = link('https://fonts.example/a.css', 'page');

    expect(lightHead(other, 'n1', styles)).toBe(other);
  });

  it('lets scripts wait, which get the nonce then', () => {
    const script = '<link rel="modulepreload" href="/assets/a.js" nonce="n1"/>';
    const head = lightHead(script, 'n1', styles);

    expect(head).toBe('<link data-later="modulepreload" href="/assets/a.js"/>');
  });
});

describe('lighten', () => {
  const through = (html: string, size: number) => {
    const bytes = Buffer.from(html);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) {
          controller.enqueue(bytes.subarray(at, at + size));
        }
        controller.close();
      },
    });
    return new Response(lighten(body, 'n1', styles)).text();
  };

  it.each([7, 1000])('changes the head alone, whatever way it is cut (%i bytes)', async (size) => {
    const body = `</head><body>Фильмы и сериалы${page}</body>`;

    expect(await through(`<head>Кино${page}${body}`, size)).toBe(
      lightHead(`<head>Кино${page}`, 'n1', styles) + body,
    );
  });

  it('lets through what has no head', async () => {
    expect(await through('Фильмы', 5)).toBe('Фильмы');
  });
});
