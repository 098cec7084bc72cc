import { FieldError } from 'react-aria-components/FieldError';
import { Icon } from '../icon/index.ts';
import { message } from './text-field.css.ts';

/** The error under a field: tied to it, and spoken when it appears. */
export function FieldMessage({ text }: { text?: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <FieldError className={message}>
          <Icon name="warning" size={16} />
          {text}
        </FieldError>
      )}
    </div>
  );
}
