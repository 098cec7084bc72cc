import { type BonusAction, type BonusProgram, type Language, textIn } from '@foyer/contract';
import type { Call, Context, Handlers } from '../../server/call.ts';
import { salesTexts } from '../../texts/sales-texts.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import { notice } from '../purchases/purchase-answer.ts';
import { createBonusesService, mayDo } from './bonuses.service.ts';
import { listStandings, statusOf, type ProgramStanding } from './bonuses.store.ts';
import { createDrawService } from './draw.service.ts';

function programAnswer(
  standing: ProgramStanding,
  language: Language,
  images: ImageFacts,
): BonusProgram {
  const { program, membership } = standing;
  const isOpen = mayDo('register', standing);
  const hasCustomLogin = program.usesCustomLogin && (isOpen || mayDo('change_login', standing));
  return {
    id: program.id,
    name: textIn(program.names, language),
    image: images.describe(program.imageId),
    description: textIn(program.descriptions, language),
    status: statusOf(standing),
    actions: [...(isOpen ? ['register'] : []), ...(hasCustomLogin ? ['use_custom_login'] : [])],
    required_login_type: program.loginType,
    activation_terms: textIn(program.terms, language),
    ...(membership && { login: membership.login }),
    ...(membership?.status === 'active' && { balance: membership.balance }),
  };
}

/** Handlers of the calls about bonus programs and the draw of the day. */
export function bonusesRoutes(
  context: Context,
  images: ImageFacts,
): Handlers<
  | 'listBonusPrograms'
  | 'getBonusProgram'
  | 'registerBonus'
  | 'changeBonusLogin'
  | 'confirmBonus'
  | 'getBonusDraw'
  | 'drawBonus'
> {
  const bonuses = createBonusesService(context);
  const draws = createDrawService(context, images);

  const setLogin = (
    action: BonusAction,
    {
      viewer,
      clientIp,
      language,
      label,
      params,
      body,
    }: Pick<
      Call<'registerBonus'>,
      'viewer' | 'clientIp' | 'language' | 'label' | 'params' | 'body'
    >,
  ) =>
    bonuses.setLogin(
      action,
      { programId: params.id, login: body.login, loginType: body.login_type },
      { viewer, clientIp, language, label },
    );

  return {
    listBonusPrograms: async ({ viewer, language }) => ({
      items: (await listStandings(context.db, viewer.account.id)).map((standing) =>
        programAnswer(standing, language, images),
      ),
    }),
    getBonusProgram: async ({ viewer, params, language }) =>
      programAnswer(await bonuses.find(viewer.account.id, params.id), language, images),
    registerBonus: (call) => setLogin('register', call),
    changeBonusLogin: (call) => setLogin('change_login', call),
    confirmBonus: async ({ viewer, clientIp, params, body, language }) => {
      const { action, request_id: requestId, confirmation_code: code } = body;
      const standing = await bonuses.confirm(
        { programId: params.id, action, requestId, code },
        { viewer, clientIp },
      );
      const texts = salesTexts[language];
      const name = textIn(standing.program.names, language);
      const message =
        action === 'register' ? texts.bonusProcessing(name) : texts.bonusLoginChanged(name);
      return { status: statusOf(standing), notification: notice(message) };
    },
    getBonusDraw: ({ viewer, language }) => draws.read(viewer.account.id, language),
    drawBonus: ({ viewer, language }) => draws.draw(viewer.account.id, language),
  };
}
