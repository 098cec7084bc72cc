import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { ListBody } from '@foyer/screens/list-page';
import { readHtml } from '../../parts/html-words.tsx';
import { PromoCode } from '../../parts/promo-code.tsx';
import type { PromocodeProps } from './promocode.schema.ts';

/** The landing page of gift certificates. Readings 22 */
const giftHref = '/podarochnye-sertifikaty';

const backdropSizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
  [1920, 1080],
] as const;

/** The form for promo codes and certificates. BLOCK-043 */
export function Promocode({ title, text, picture }: PromocodeProps) {
  const t = useTranslate('purchase');
  return (
    <ListBody>
      <PromoCode
        title={title ?? t('purchase.promocode.label')}
        lead={text !== undefined && readHtml(text)}
        backdrop={
          picture && (
            <Artwork
              picture={picture}
              size={[1280, 720]}
              candidates={backdropSizes}
              sizes="100vw"
              hasEdge={false}
            />
          )
        }
        giftHref={giftHref}
      />
    </ListBody>
  );
}
