import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../icon/index.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import { button, field, input, sign } from './search-field.css.ts';
import type { SearchFieldProps } from './search-field.types.ts';

/** Props of {@link SearchLine}. */
interface SearchLineProps extends Pick<
  SearchFieldProps,
  'value' | 'onChange' | 'onSubmit' | 'action' | 'placeholder'
> {
  /** What a list of suggestions needs to hear and to say of the input. */
  listProps?: Omit<ComponentProps<'input'>, 'onKeyDown' | 'value'>;
  /** Told before the line itself; what it prevents is not done. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  formRef?: Ref<HTMLFormElement>;
}

/** The form of a search: the line, a button that clears it. Escape clears it too. */
export function SearchLine({
  value,
  onChange,
  onSubmit,
  action = '/search',
  placeholder,
  listProps,
  onKeyDown,
  formRef,
}: SearchLineProps) {
  const t = useTranslate('component');
  const skin = useFieldSkin();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  // The server's line takes letters before the scripts are there: they count, and no update may write over them.
  const takeEarly = useEffectEvent(() => {
    const early = box.current?.value ?? value;
    if (early !== value) onChange(early);
  });
  useLayoutEffect(() => takeEarly(), []);
  const clear = () => {
    onChange('');
    box.current?.focus();
  };
  const hearKey = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    onChange('');
  };
  return (
    <form
      ref={formRef}
      action={action}
      className={field[skin]}
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== '') onSubmit(value.trim());
      }}
    >
      <label htmlFor={id} className={hidden}>
        {t('shell.search')}
      </label>
      <span className={sign}>
        <Icon name="search" size={skin === 'box' ? 24 : 28} />
      </span>
      <input
        onChange={({ target }) => onChange(target.value)}
        {...listProps}
        onKeyDown={hearKey}
        ref={box}
        id={id}
        className={input[skin]}
        type="search"
        name="query"
        value={value}
        placeholder={placeholder ?? t('component.search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
      />
      {value !== '' && (
        <button
          type="button"
          className={button}
          aria-label={t('component.search.clear')}
          onClick={clear}
        >
          <Icon name="close" size={24} />
        </button>
      )}
      <button type="submit" className={hidden}>
        {t('component.search.submit')}
      </button>
    </form>
  );
}
