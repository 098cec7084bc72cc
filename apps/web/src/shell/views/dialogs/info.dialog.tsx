import type { ModalDialogProps } from '@foyer/modal/view';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { fallback, object, optional, parse, string } from 'valibot';

const dataSchema = object({ title: fallback(string(), ''), text: optional(string()) });

/** Says something in the words of whoever asked for it: `title` and `text`. */
export function InfoDialog({ shell, data, resolve }: ModalDialogProps) {
  const t = useTranslate('modal');
  const { title, text } = parse(dataSchema, data);
  return (
    <Dialog {...shell} title={title} {...(text !== undefined && { description: text })}>
      <Button onPress={() => resolve()}>{t('modal.close')}</Button>
    </Dialog>
  );
}
