import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageImages } from '../../database/schema.ts';
import { PAGE_EDITORS, pageEditor, type PageCaller } from '../../testing/page-editors.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { makePage, saveText, toPublish } from './test-pages.ts';

let backend: TestBackend;
let editor: PageCaller;
let png: Buffer;

const bytes = (buffer: Buffer) => new Uint8Array(buffer);

beforeAll(async () => {
  // Left half red, right half blue: a crop shows which side its focus is on.
  const red = { create: { width: 400, height: 400, channels: 3, background: '#ff0000' } } as const;
  png = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
});

beforeEach(async () => {
  backend = await createTestBackend({ PAGE_EDITORS });
  editor = pageEditor(backend, 'editor');
});

const upload = (file: Buffer, query = '') =>
  editor('POST', `/page-images${query}`, { file: bytes(file) });

const idIn = (body: unknown): string => (body as { id: string }).id;

describe('uploadPageImage', () => {
  it('keeps a picture, and cuts it round its focus', async () => {
    const query = `?${new URLSearchParams({ focus_x: '0.9', focus_y: '0.5', alt_rus: 'Флаг' })}`;

    const { status, body } = await upload(png, query);

    const id = idIn(body);
    expect([status, body]).toEqual([
      201,
      {
        id,
        image: {
          url: `/api/v1/images/${id}`,
          color: expect.stringMatching(/^#[\da-f]{6}$/),
          tone: 'dark',
          focus: { x: 0.9, y: 0.5 },
        },
        width: 800,
        height: 400,
        alternatives: { rus: 'Флаг' },
        author: 'egor',
        at: expect.any(String),
      },
    ]);
    const cut = await backend.app.request(`/api/v1/images/${id}/250x250.jpg`);
    const { data } = await sharp(await cut.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([cut.status, (data[0] ?? 255) < 60, (data[2] ?? 0) > 200]).toEqual([200, true, true]);
  });

  it('is the picture of a page and of its draft', async () => {
    const publisher = pageEditor(backend, 'publisher');
    const { body } = await upload(png, '?focus_x=0.9&focus_y=0.5');
    const first = await makePage(editor, 'summer', 'Лето');
    const block = {
      id: 'b1',
      type: 'custom_block',
      name: 'description',
      image: { $picture: idIn(body) },
    };
    const document = { format: 1, alias: 'summer', name: { rus: 'Лето' }, blocks: [block] };
    const revision = await saveText(editor, 'summer', first, JSON.stringify(document));
    await publisher('POST', '/pages/summer/publish', { body: {}, headers: toPublish(revision) });
    backend.pass(6);

    const { body: view } = await backend.caller().send('GET', '/media-views/summer');

    expect(view).toMatchObject({
      media_blocks: [{ image: { url: `/api/v1/images/${idIn(body)}`, focus: { x: 0.9, y: 0.5 } } }],
    });
  });

  it('has one id for one picture with one focus, and another for another focus', async () => {
    const first = await upload(png);
    const again = await upload(png, '?alt_eng=A%20flag');
    const other = await upload(png, '?focus_x=0.1');

    expect(idIn(again.body)).toBe(idIn(first.body));
    expect(idIn(other.body)).not.toBe(idIn(first.body));
    const { body } = await editor('GET', '/page-images');
    const { items } = body as { items: { id: string; alternatives: object }[] };
    expect(items).toHaveLength(2);
    expect(items.find(({ id }) => id === idIn(first.body))?.alternatives).toEqual({
      eng: 'A flag',
    });
  });

  it('keeps nothing of what was written into the file', async () => {
    const exif = { IFD0: { Copyright: 'Taken at home' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } };
    const file = await sharp(png).withExif(exif).jpeg().toBuffer();
    expect(file.includes('Taken at home')).toBe(true);

    await upload(file);

    const [row] = await backend.db.select().from(pageImages);
    expect((await sharp(row?.picture).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a text', () => Promise.resolve(Buffer.from('<html><script>alert(1)</script></html>'))],
    [
      'a drawing that may hold scripts',
      () =>
        Promise.resolve(
          Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>',
          ),
        ),
    ],
    ['a picture of another kind', () => sharp(png).gif().toBuffer()],
    ['a broken picture', () => Promise.resolve(png.subarray(0, 200))],
    [
      'a picture of too many points',
      () =>
        sharp({ create: { width: 12_000, height: 5000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('refuses %s, whatever it says it is', async (_what, make) => {
    const file = await make();

    const answer = await editor('POST', '/page-images', {
      file: bytes(file),
      headers: { 'content-type': 'image/png' },
    });

    expect([answer.status, answer.body]).toMatchObject([400, { error_code: 1000145 }]);
    expect(await backend.db.$count(pageImages)).toBe(0);
  });

  it('refuses a file that is too large, an empty one, and a focus outside the picture', async () => {
    const large = await upload(Buffer.alloc(8 * 1024 * 1024 + 1));
    const empty = await upload(Buffer.alloc(0));
    const outside = await upload(png, '?focus_x=1.5');

    expect([large.status, empty.status, outside.status]).toEqual([413, 400, 400]);
  });

  it('takes a picture that says that it is larger than other calls may be', async () => {
    const large = Buffer.concat([png, Buffer.alloc(4 * 1024 * 1024)]);

    const answer = await editor('POST', '/page-images', {
      file: bytes(large),
      headers: { 'content-length': String(large.length) },
    });

    expect(answer.status).toBe(201);
  });

  it('reads no file of who may not upload', async () => {
    const viewer = pageEditor(backend, 'viewer');

    const answer = await viewer('POST', '/page-images', { file: bytes(png) });

    expect(answer.body).toMatchObject({ error_code: 1000141 });
  });
});
