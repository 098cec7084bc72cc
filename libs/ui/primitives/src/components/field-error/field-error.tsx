import { Suspense } from 'react';
import { Icon } from '../icon/index.ts';
import { message, sign } from './field-error.css.ts';

/** Props of {@link FieldError}. */
export interface FieldErrorProps {
  /** What the field's `aria-describedby` names. */
  id: string;
  /** Nothing is shown without it. */
  text?: string | undefined;
}

/** What is wrong with a field, under it. Render it always: screen readers speak what appears in it. */
export function FieldError({ id, text }: FieldErrorProps) {
  return (
    <div {...(text && { className: message })}>
      {/* Beside what is spoken: a sign that comes late would have the words repeated. */}
      {text && (
        <span className={sign}>
          {/* The first error of a page must not hide its field while the sign is on its way. */}
          <Suspense>
            <Icon name="warning" size={16} />
          </Suspense>
        </span>
      )}
      <div id={id} role="alert">
        {text}
      </div>
    </div>
  );
}
