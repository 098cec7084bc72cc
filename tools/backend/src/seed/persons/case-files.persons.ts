import { drawn } from '../person-seed.ts';
import type { PersonSeed } from '../seed.types.ts';

/** Makers and actors of the detective, thriller, drama and history series. */
export const caseFilesPersons: readonly PersonSeed[] = [
  drawn('elvira-tihomolova', 'Эльвира Тихомолова', 'Elvira Tikhomolova', 'Էլվիրա Տիխոմոլովա'),
  drawn('arkadiy-poluektov', 'Аркадий Полуэктов', 'Arkady Poluektov', 'Արկադի Պոլուեկտով'),
  drawn('vardan-serobyan', 'Вардан Серобян', 'Vardan Serobyan', 'Վարդան Սերոբյան'),
  drawn('nelli-shahparyan', 'Нелли Шахпарян', 'Nelli Shahparyan', 'Նելլի Շահպարյան'),
  drawn('klavdiya-arshinova', 'Клавдия Аршинова', 'Klavdia Arshinova', 'Կլավդիա Արշինովա'),
  drawn('ignat-burmistrov', 'Игнат Бурмистров', 'Ignat Burmistrov', 'Իգնատ Բուրմիստրով'),
  drawn('zoya-kalinkina', 'Зоя Калинкина', 'Zoya Kalinkina', 'Զոյա Կալինկինա'),
  drawn('georgiy-lapshinov', 'Георгий Лапшинов', 'Georgy Lapshinov', 'Գեորգի Լապշինով'),
];
