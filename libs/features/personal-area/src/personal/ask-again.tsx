import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { LoadingLine } from '@foyer/ui/loading-line';

/** What a query says of itself. */
interface Asked {
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Stands for what has not come: a line while it is on its way, else that it failed and the way to ask again. */
export function AskAgain({ isError, isFetching, refetch }: Asked) {
  const t = useTranslate('my');
  if (!isError) return <LoadingLine />;
  return (
    <div>
      <p role="alert">{t('my.list.failed')}</p>
      <Button tone="plain" isPending={isFetching} onPress={() => void refetch()}>
        {t('shell.retry')}
      </Button>
    </div>
  );
}
