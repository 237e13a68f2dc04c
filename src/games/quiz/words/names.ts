import type { Names } from '#data/types.ts'
import type { QuizFacts } from '../deal/facts.ts'

/** Names that newspapers of a language spell differently from the sheet, mostly transliterated ones. */
export const SPELLINGS: Readonly<Record<string, Partial<Names>>> = {
  'aleksandr-hleb': { en: 'Alexander Hleb', fr: 'Alexander Hleb' },
  'andrei-kanchelskis': { fr: 'Andreï Kantchelskis' },
  'andrey-arshavin': { fr: 'Andreï Archavine', es: 'Andrei Arshavin' },
  'andriy-shevchenko': { fr: 'Andriy Chevtchenko' },
  'eidur-gudjohnsen': { en: 'Eidur Gudjohnsen', fr: 'Eidur Gudjohnsen', es: 'Eidur Gudjohnsen' },
  'georgios-karagounis': { en: 'Giorgos Karagounis', fr: 'Giorgos Karagounis', es: 'Giorgos Karagounis' },
  'hristo-stoichkov': { fr: 'Hristo Stoïtchkov' },
  'ilya-zabarnyi': { en: 'Illia Zabarnyi', fr: 'Illia Zabarnyi', es: 'Illia Zabarnyi' },
  'ismael-saibari': { fr: 'Ismaël Saibari' },
  'konstantinos-mitroglou': { en: 'Kostas Mitroglou', fr: 'Kostas Mitroglou', es: 'Kostas Mitroglou' },
  'konstantinos-tsimikas': { en: 'Kostas Tsimikas', fr: 'Kostas Tsimikas', es: 'Kostas Tsimikas' },
  'lev-yashin': { fr: 'Lev Yachine' },
  'matvey-safonov': { fr: 'Matveï Safonov' },
  'mykhaylo-mudryk': { en: 'Mykhailo Mudryk', fr: 'Mykhaïlo Mudryk', es: 'Mykhailo Mudryk' },
  'oleg-blokhin': { fr: 'Oleg Blokhine' },
  'paulo-roberto-falcao': { en: 'Falcão', fr: 'Falcão', es: 'Falcão' },
  'roman-pavlyuchenko': { fr: 'Roman Pavlioutchenko' },
  'saeed-al-owairan': { fr: 'Saïd Al-Owairan' },
  'sergiy-rebrov': { en: 'Serhiy Rebrov', fr: 'Sergueï Rebrov', es: 'Serhiy Rebrov' },
  'yuriy-zhirkov': { en: 'Yuri Zhirkov', fr: 'Iouri Jirkov', es: 'Yuri Zhirkov' },
}

/** Replaces the names of these footballers with the spelling of each language. */
export function spelt(words: Names, ids: readonly string[], facts: QuizFacts): Names {
  const respelt = { ...words }
  for (const id of ids) {
    for (const [language, name] of Object.entries(SPELLINGS[id] ?? {}) as [keyof Names, string][])
      respelt[language] = respelt[language].replaceAll(facts.footballer(id).name, name)
  }
  return respelt
}
