/** Pages that stand in frames run nothing and load nothing. */
const still = "default-src 'none'; style-src 'unsafe-inline'";

const page = (body: string): string =>
  `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Реклама</title><style>html{font:16px/1.4 system-ui,sans-serif;color:#2b1206;background:#f7e3c8}body{margin:0;padding:8px}</style>${body}</html>`;

const pages: ReadonlyMap<string, string> = new Map([
  [
    'companion',
    page('<p><strong>Чай «Вагонный»</strong></p><p>В каждом купе и в магазине за углом.</p>'),
  ],
  ['icon', page('<b>i</b>')],
  [
    'ad-choices',
    page(
      '<h1>Почему вы видите эту рекламу</h1><p>Её показывает учебный рекламный сервер: он ничего не знает о вас.</p>',
    ),
  ],
]);

/** A page of an advertisement by its name. */
export const adPage = (name: string): { html: string; policy: string } | undefined => {
  const html = pages.get(name);
  return html === undefined ? undefined : { html, policy: still };
};

/** The page of a SIMID unit: its script and no other, nothing from elsewhere but pictures. */
export const simidPage = {
  html: '<!doctype html><html lang="ru"><meta charset="utf-8"><title>Реклама</title><body><script src="simid-unit.js"></script></body></html>',
  policy: "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src *",
};

/** The page of the advertiser, which stands in no frame. */
export const landingPage = {
  html: page('<p>Здесь была бы страница рекламодателя.</p>'),
  policy: `${still}; frame-ancestors 'none'`,
};

const svg = (width: number, height: number, contents: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${contents}</svg>`;

const pictures: ReadonlyMap<string, string> = new Map([
  [
    'companion',
    svg(
      300,
      250,
      '<rect width="300" height="250" fill="#3a1a0a"/><rect x="105" y="70" width="90" height="110" rx="8" fill="#e8913a"/><rect x="100" y="130" width="100" height="60" rx="6" fill="#c9ccd2"/><path d="M200 145h22v32h-22" fill="none" stroke="#c9ccd2" stroke-width="8"/>',
    ),
  ],
  [
    'ad-choices',
    svg(
      24,
      24,
      '<path d="M2 2l20 10L2 22z" fill="#0aa"/><path d="M9 9v7" stroke="#fff" stroke-width="2"/>',
    ),
  ],
  [
    'ad-choices-text',
    svg(
      320,
      180,
      '<rect width="320" height="180" fill="#fff"/><text x="16" y="48" font-family="sans-serif" font-size="18">Почему вы видите эту рекламу</text><text x="16" y="84" font-family="sans-serif" font-size="14">Её показывает учебный рекламный сервер.</text>',
    ),
  ],
]);

/** A picture of an advertisement by its name: SVG. */
export const adPicture = (name: string): string | undefined => pictures.get(name);
