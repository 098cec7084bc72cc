import { useState } from 'react';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { languageTags } from '@foyer/ui/languages';
import { useLabel } from '@foyer/ui/theme';
import { Artwork } from '@foyer/ui/artwork';
import { ModalFrame } from '@foyer/ui/dialog/modal-frame';
import { Icon } from '@foyer/ui/icon';
import {
  brand,
  close,
  content,
  cover as coverStyle,
  coverFacts,
  coverPicture,
  coverScrim,
  coverTitle,
  coverWords,
  description,
  head,
  issueDate,
  kicker,
  overlay,
  title,
} from './cover.css.ts';
import type { SignInCover, SignInDialogProps } from './sign-in-dialog.types.ts';

const coverSizes = [
  [540, 720],
  [1080, 1440],
] as const;

/** The sign-in as a spread: the cover of the day on one page, the form on the other. */
export default function SignInSpread({
  posters: _posters,
  cover,
  step,
  ...props
}: SignInDialogProps) {
  const t = useTranslate('component');
  return (
    <ModalFrame
      {...props}
      classes={{ overlay, content, title, description }}
      header={
        <>
          {cover && <Cover cover={cover} />}
          {step && <p className={kicker}>{t('component.signIn.step', step)}</p>}
        </>
      }
      closeButton={
        <button type="button" className={close} aria-label={t('shell.close')}>
          <Icon name="close" size={26} />
        </button>
      }
    />
  );
}

function Cover({ cover }: { cover: SignInCover }) {
  const t = useTranslate('component');
  const language = useLanguage();
  const { name, timeZone } = useLabel();
  const [today] = useState(() => new Date());
  const day = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[language], { ...parts, timeZone }).format(today);
  return (
    <div className={coverStyle}>
      <Artwork
        className={coverPicture}
        picture={cover.picture}
        size={[540, 720]}
        candidates={coverSizes}
        sizes="53vw"
        hasEdge={false}
      />
      <div className={coverScrim} />
      <div className={head}>
        <span className={brand} lang={languageTags[language]}>
          {name[language]}
        </span>
        <span className={issueDate}>
          {day({ day: 'numeric', month: 'long' })}
          <br />
          {day({ year: 'numeric' })}
        </span>
      </div>
      <div className={coverWords}>
        <p>
          {t('component.signIn.onTheCover')}
          <span className={coverTitle}>{cover.title}</span>
        </p>
        {cover.facts && <p className={coverFacts}>{cover.facts}</p>}
      </div>
    </div>
  );
}
