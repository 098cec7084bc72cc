import type { Context, Handlers } from '../../server/call.ts';
import { createViewTimeService } from './view-time.service.ts';

/** Handlers of the calls about watched time. */
export function viewTimeRoutes(context: Context): Handlers<'getViewTime' | 'reportViewTime'> {
  const service = createViewTimeService(context, context.db);
  return {
    getViewTime: ({ viewer }) => service.read(viewer),
    reportViewTime: ({ viewer, body }) => service.report(viewer, body.seconds),
  };
}
