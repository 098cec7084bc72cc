import { useContext } from 'react';
import { preinit, preload } from 'react-dom';
import { fontsToPreload } from '@foyer/ui/theme/fonts-to-preload';
import { useLanguage, type LanguageCode } from '@foyer/ui/i18n';
import { brandFile, themeModule, useLabel, type LabelId } from '@foyer/ui/theme';
import { AssetSource, type AssetFinder } from '@foyer/ui/variants';

/** What a label puts into the head: its styles, its fonts, its mark. Rendered by the server. */
export function LabelHead() {
  const label = useLabel();
  const source = useContext(AssetSource);
  const language = useLanguage();
  const id = label.id as LabelId;
  if (import.meta.env.SSR && source) announceLabel(id, language, source);
  return (
    <>
      <meta name="theme-color" content={label.themeColor} />
      <meta name="color-scheme" content={label.colorScheme} />
      <link rel="icon" href={brandFile(id, 'favicon.svg')} type="image/svg+xml" />
      {/* With cookies: its name is in the viewer's language. */}
      <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
    </>
  );
}

/** The browser's build is without it. */
function announceLabel(id: LabelId, language: LanguageCode, source: AssetFinder): void {
  for (const href of source.assetsOf(themeModule(id)).styles) {
    preinit(href, { as: 'style', precedence: 'theme' });
  }
  for (const href of fontsToPreload(id, language)) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
