import type { Language, PageImage } from '@foyer/contract';
import { useState } from 'react';
import { input, quiet } from '../parts/controls.css.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Segmented } from '../parts/segmented.tsx';
import { useTexts } from '../texts/texts.tsx';
import { usePictures } from './picture-store.ts';
import * as css from './pictures.css.ts';
import { UploadForm } from './upload-form.tsx';

interface PictureDialogProps {
  title: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** What a picture shows, in a language or in Russian; its id where nothing is said of it. */
export const pictureName = ({ alternatives, id }: PageImage, language: Language): string =>
  alternatives[language] ?? alternatives.rus ?? id;

/** One of the uploaded pictures, or another one from this machine. */
export function PictureDialog({ title, onChoose, onClose }: PictureDialogProps) {
  const { t } = useTexts();
  const { items, canUpload } = usePictures();
  const [part, setPart] = useState<'kept' | 'new'>(items.length > 0 || !canUpload ? 'kept' : 'new');
  return (
    <Dialog title={title} onClose={onClose}>
      {canUpload ? (
        <Segmented
          name={title}
          options={[
            { value: 'kept', text: t('picture.kept') },
            { value: 'new', text: t('picture.new') },
          ]}
          value={part}
          onChange={setPart}
        />
      ) : (
        <p className={quiet}>{t('picture.folder')}</p>
      )}
      {part === 'kept' ? <Kept onChoose={onChoose} /> : <UploadForm onUploaded={onChoose} />}
    </Dialog>
  );
}

function Kept({ onChoose }: Pick<PictureDialogProps, 'onChoose'>) {
  const { t, language } = useTexts();
  const { items, addressOf } = usePictures();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = items.filter((item) =>
    [item.id, ...Object.values(item.alternatives)].join(' ').toLowerCase().includes(wanted),
  );
  return (
    <>
      <input
        className={input}
        type="search"
        aria-label={t('picture.search')}
        placeholder={t('picture.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <output className={quiet}>{t('catalogue.found', { count: found.length })}</output>
      <ul className={css.grid}>
        {found.map((item) => (
          <li key={item.id}>
            <button type="button" className={css.choice} onClick={() => onChoose(item.id)}>
              <img className={css.small} src={addressOf(item.id)} alt="" loading="lazy" />
              {pictureName(item, language)}
              <span className={quiet}>
                {item.width}×{item.height}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
