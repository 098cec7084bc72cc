export { bonusDrawQuery, bonusProgramQuery, bonusProgramsQuery } from './bonuses.queries.ts';
export {
  type BonusLoginInput,
  changeBonusLogin,
  confirmBonus,
  drawBonus,
  getBonusDraw,
  getBonusProgram,
  listBonusPrograms,
  registerBonus,
} from './bonuses.resource.ts';
