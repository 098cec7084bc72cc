import { setType, useLanguage } from '@foyer/ui/i18n';
import { wordBucket } from '../../parts/fit-words.ts';
import type { BackgroundProps } from './background.schema.ts';

/** Props of {@link ShowcaseHead}. */
interface ShowcaseHeadProps extends Pick<BackgroundProps, 'title' | 'subTitle' | 'href'> {
  id: string;
  css: { head: string; heading: string; way: string; subHeading: string };
}

/** The headline, which may lead to all of it, and what stands under it. BLOCK-059 */
export function ShowcaseHead({ id, title, subTitle, href, css }: ShowcaseHeadProps) {
  const language = useLanguage();
  const words = setType(title, language);
  return (
    <div className={css.head}>
      <h2 id={id} className={css.heading} data-word={wordBucket(title)}>
        {href === undefined ? (
          words
        ) : (
          <a className={css.way} href={href}>
            {words}
          </a>
        )}
      </h2>
      {subTitle !== undefined && <p className={css.subHeading}>{setType(subTitle, language)}</p>}
    </div>
  );
}
