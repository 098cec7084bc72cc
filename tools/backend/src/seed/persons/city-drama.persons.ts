import { drawn } from '../person-seed.ts';
import type { PersonSeed } from '../seed.types.ts';

/** Makers and actors of the city dramas and the music films. */
export const cityDramaPersons: readonly PersonSeed[] = [
  drawn('kira-ozernaya', 'Кира Озёрная', 'Kira Ozyornaya', 'Կիրա Օզյորնայա'),
  drawn('gleb-varygin', 'Глеб Варыгин', 'Gleb Varygin', 'Գլեբ Վարիգին'),
  drawn('shushan-parvanyan', 'Шушан Парванян', 'Shushan Parvanyan', 'Շուշան Պարվանյան'),
  drawn('matvey-lukoshin', 'Матвей Лукошин', 'Matvey Lukoshin', 'Մատվեյ Լուկոշին'),
  drawn('levon-horenyan', 'Левон Хоренян', 'Levon Khorenyan', 'Լևոն Խորենյան'),
  drawn('eva-kalitina', 'Ева Калитина', 'Eva Kalitina', 'Եվա Կալիտինա'),
  drawn('taisiya-moroz', 'Таисия Мороз', 'Taisiya Moroz', 'Տաիսիա Մորոզ'),
  drawn('darya-unkovskaya', 'Дарья Унковская', 'Darya Unkovskaya', 'Դարյա Ունկովսկայա'),
  drawn('alisa-brodnikova', 'Алиса Бродникова', 'Alisa Brodnikova', 'Ալիսա Բրոդնիկովա'),
  drawn('nare-meliksetyan', 'Наре Меликсетян', 'Nare Meliksetyan', 'Նարե Մելիքսեթյան'),
  drawn('gayane-amirbekyan', 'Гаянэ Амирбекян', 'Gayane Amirbekyan', 'Գայանե Ամիրբեկյան'),
  drawn('rodion-stavrov', 'Родион Ставров', 'Rodion Stavrov', 'Ռոդիոն Ստավրով'),
  drawn('demyan-kruglov', 'Демьян Круглов', 'Demyan Kruglov', 'Դեմյան Կրուգլով'),
  drawn('arseniy-voloh', 'Арсений Волох', 'Arseny Volokh', 'Արսենի Վոլոխ'),
  drawn('zahar-pestov', 'Захар Пестов', 'Zakhar Pestov', 'Զախար Պեստով'),
  drawn('vagan-alikyan', 'Ваган Аликян', 'Vahan Alikyan', 'Վահան Ալիքյան'),
  drawn('ashot-nazlumyan', 'Ашот Назлумян', 'Ashot Nazlumyan', 'Աշոտ Նազլումյան'),
  drawn('timur-rahmanin', 'Тимур Рахманин', 'Timur Rakhmanin', 'Թիմուր Ռախմանին'),
  drawn('nazar-beloruchev', 'Назар Белоручев', 'Nazar Beloruchev', 'Նազար Բելոռուչև'),
  drawn('izabella-shorina', 'Изабелла Шорина', 'Izabella Shorina', 'Իզաբելլա Շորինա'),
];
