import type { MediaBlock } from '@foyer/contract';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import type { StructuredData } from './structured-data.ts';

/** The clip of a block that plays one in place, as search engines and other readers take it; nothing without a clip. */
export function videoData(
  { image, custom_data: data }: MediaBlock,
  { origin }: Pick<LoaderPage, 'origin'>,
): StructuredData[] {
  const { title, text, video_url: url, url_id: titleId, backgrounds } = data ?? {};
  if (title === undefined || (url === undefined && titleId === undefined)) return [];
  const picture = backgrounds?.[0] ?? image;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      description: text ?? title,
      ...(picture && { thumbnailUrl: `${origin}${picture.url}/1280x720.jpg` }),
      ...(url !== undefined && { contentUrl: new URL(url, origin).href }),
      ...(titleId !== undefined && {
        embedUrl: `${origin}/embed/${encodeURIComponent(titleId)}/trailer`,
      }),
    },
  ];
}
