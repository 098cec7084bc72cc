import { useTranslate } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import type { HeroSlide } from './hero.types.ts';
import { card, coveringLink, draws, drawn, frame, kicker } from '@foyer/ui/print/print.css';
import { stories, story, storyPicture, storyText, storyTitle } from './editorial.css.ts';

/** The stories under the lead: small picture, kicker, title, two lines; split by hairlines. */
export function Stories({ slides }: { slides: readonly HeroSlide[] }) {
  const t = useTranslate();
  return (
    <ul className={stories} aria-label={t('print.stories')}>
      {slides.map((slide) => (
        <li key={slide.id} className={`${card} ${draws} ${story}`}>
          <Artwork
            className={`${frame} ${storyPicture}`}
            picture={slide.backdrop}
            size={[132, 100]}
            hasEdge={false}
            title={slide.title}
          />
          <div>
            {slide.badge && <p className={kicker}>{slide.badge}</p>}
            <h3 className={storyTitle}>
              <a className={coveringLink} href={slide.href}>
                <span className={drawn}>{slide.title}</span>
              </a>
            </h3>
            <p className={storyText}>{slide.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
