import { action } from '@foyer/ui/action-link';
import { Artwork } from '@foyer/ui/artwork';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { RadioGroup } from '@foyer/ui/radio-group';
import { useLabel } from '@foyer/ui/theme';
import { type FormEvent, useId, useRef } from 'react';
import { actions, answers, hint, send, thumb } from './quiz.css.ts';
import type { QuizOption, QuizProps } from './quiz.schema.ts';

/** What {@link QuizMain} needs. */
interface QuizMainProps {
  main: QuizProps['main'];
  chosen: QuizOption | undefined;
  onChoose: (id: string) => void;
  onBack: () => void;
}

/** The options and the link, which leads nowhere until one is chosen. BLOCK-080 */
export function QuizMain({ main, chosen, onChoose, onBack }: QuizMainProps) {
  const t = useTranslate('purchase');
  const { quiz } = useLabel().variants;
  const hintId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const follow = (event: FormEvent) => {
    event.preventDefault();
    link.current?.click();
  };
  const letters = t('purchase.quiz.letters');
  return (
    <form className={answers} onSubmit={follow}>
      {/* By it the browser takes Enter on an option. */}
      <input type="submit" hidden disabled={!chosen} />
      <RadioGroup
        label={t('purchase.quiz.options')}
        size="wide"
        value={chosen?.id ?? ''}
        onChange={onChoose}
        options={main.options.map(({ id, title, image }, index) => ({
          value: id,
          label: quiz === 'ballot' ? `${letters[index]}) ${title}` : title,
          ...(image && { mark: <Thumb picture={image} /> }),
        }))}
      />
      <div className={actions}>
        <div className={send[quiz]}>
          <a
            ref={link}
            className={action({ look: 'primary' })}
            {...(chosen
              ? { href: chosen.link.href }
              : {
                  role: 'link',
                  tabIndex: 0,
                  'aria-disabled': true,
                  'aria-describedby': hintId,
                  'data-disabled': '',
                })}
          >
            {main.button_title}
          </a>
        </div>
        <Button tone="plain" onPress={onBack}>
          {t('purchase.quiz.back')}
        </Button>
        {!chosen && (
          <p id={hintId} className={hint}>
            {t('purchase.quiz.choose_first')}
          </p>
        )}
      </div>
    </form>
  );
}

function Thumb({ picture }: { picture: NonNullable<QuizOption['image']> }) {
  return <Artwork className={thumb} picture={picture} size={[104, 58]} hasEdge={false} />;
}
