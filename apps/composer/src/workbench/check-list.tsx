import { LANGUAGES } from '@foyer/contract';
import type { Problem } from '@foyer/page-document';
import { checkLines, type CheckLine } from '../checks/check-groups.ts';
import { PAGE_BYTES_MAX } from '../checks/gather-facts.ts';
import { Icon } from '../parts/icon.tsx';
import { languageNames } from '../texts/language-names.ts';
import { useTexts } from '../texts/texts.tsx';
import * as css from './publish-dialog.css.ts';

interface CheckListProps {
  problems: readonly Problem[];
  nameOf: (id: string) => string;
  /** Bytes of pictures that the page loads, once they were measured. */
  bytes: number | undefined;
  onShow: (problem: Problem) => void;
  /** Leads to where all translations stand. */
  onTranslate: () => void;
}

const icons = { error: 'alert', warning: 'warning', fine: 'check' } as const;

/** What was looked at before publishing, and what was found: errors stop, warnings do not. */
export function CheckList({ problems, nameOf, bytes, onShow, onTranslate }: CheckListProps) {
  const { t } = useTexts();
  return (
    <ul className={css.problems}>
      {checkLines(problems, bytes === undefined ? [] : ['weight']).map((line) => (
        <li key={line.group} className={css.row}>
          <span className={css.mark[line.level]}>
            <Icon name={icons[line.level]} />
          </span>
          <div className={css.found}>
            <strong>{t(`check.${line.group}`)}</strong>
            {line.level === 'fine' && (
              <span>
                {line.group === 'weight'
                  ? t('check.weighs', kilobytesOf(Number(bytes), PAGE_BYTES_MAX))
                  : t('check.fine')}
              </span>
            )}
            {line.group === 'languages' ? (
              <Languages line={line} onTranslate={onTranslate} />
            ) : (
              <Findings line={line} nameOf={nameOf} onShow={onShow} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How many texts each language lacks: a line for each text would hide the rest. */
function Languages({ line, onTranslate }: { line: CheckLine; onTranslate: () => void }) {
  const { t } = useTexts();
  const missing = line.problems.map(({ values }) => values['language']);
  const counts = LANGUAGES.map(
    (language) => [language, missing.filter((one) => one === language).length] as const,
  ).filter(([, count]) => count > 0);
  return (
    <>
      {counts.map(([language, count]) => (
        <span key={language}>
          {t('check.gaps', {
            name: languageNames[language],
            count,
          })}
        </span>
      ))}
      {counts.length > 0 && (
        <button type="button" className={css.link} onClick={onTranslate}>
          {t('check.translate')}
        </button>
      )}
    </>
  );
}

/** Bytes as people read them. */
const kilobytesOf = (bytes: number, bytesMax: number) => ({
  kilobytes: Math.round(bytes / 1000),
  kilobytesMax: Math.round(bytesMax / 1000),
});

function Findings({ line, nameOf, onShow }: { line: CheckLine } & FindingsProps) {
  const { t } = useTexts();
  return line.problems.map((problem) => {
    const { blockId, path, rule, values } = problem;
    return (
      <span key={`${rule} ${path.join('.')}`} className={css.finding}>
        <span>
          {blockId !== undefined && `${nameOf(blockId)}: `}
          {t(`rule.${rule}`, {
            ...values,
            ...kilobytesOf(Number(values['bytes']), Number(values['bytesMax'])),
          })}
        </span>
        {blockId !== undefined && (
          <button type="button" className={css.link} onClick={() => onShow(problem)}>
            {t('publish.show')}
          </button>
        )}
      </span>
    );
  });
}

type FindingsProps = Pick<CheckListProps, 'nameOf' | 'onShow'>;
