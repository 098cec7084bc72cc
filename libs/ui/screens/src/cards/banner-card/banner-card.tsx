import { useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { AgeMark } from '../age-mark/index.ts';
import { CardFrame, leading } from '../card-frame/index.ts';
import { AdvertiserLine } from './advertiser-line.tsx';
import { ruled, word } from './banner-card.css.ts';
import { BannerLabels } from './banner-labels.tsx';
import type { BannerCardProps, BannerSummary } from './banner.types.ts';

/** A banner among cards: picture, words, and who pays for it. CONST-008, CONST-009 */
export function BannerCard({
  banner,
  size = 'medium',
  isUrgent = false,
  onPress,
}: BannerCardProps) {
  const t = useTranslate();
  const isPrint = useLabel().variants.cards === 'print';
  const { href, title, picture, labels = [], advertiser } = banner;
  const owner = advertiser && `${advertiser.owner}. erid:\u00A0${advertiser.token}`;
  const card = (
    <CardFrame
      shape={size === 'medium' ? 'bannerMedium' : 'bannerSmall'}
      title={title}
      picture={picture}
      isUrgent={isUrgent}
      {...(href !== undefined && { href })}
      {...(onPress && { onPress })}
      {...(labels.length > 0 && { kicker: <BannerLabels labels={labels} /> })}
      facts={factsOf(banner)}
    />
  );
  if (!owner) return card;
  const name = t('card.advertisement');
  return (
    <div className={isPrint ? ruled : ''}>
      {isPrint && <p className={word}>{name}</p>}
      {card}
      <AdvertiserLine colors={advertiser.colors}>
        {isPrint ? owner : `${name}. ${owner}`}
      </AdvertiserLine>
    </div>
  );
}

function factsOf({ subtitle, ageLabel }: BannerSummary) {
  if (ageLabel === undefined) return subtitle;
  return (
    <>
      <span className={leading}>
        <AgeMark label={ageLabel} />
      </span>
      {subtitle}
    </>
  );
}
