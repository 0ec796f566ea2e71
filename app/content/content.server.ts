import { getFigures } from '~/domain/constants/constants.server'
import { listPackages } from '~/domain/packages/packages.server'
import { formatMoney } from '~/i18n/format'
import { fallbackLanguage, type Language } from '~/i18n/locale'

const files = import.meta.glob<string>('./**/*.md', { eager: true, query: '?raw', import: 'default' })

/** A text, its language, and whether that differs from the language asked for. */
export type Content = { text: string; lang: Language; foreign: boolean }

/** Takes the name of a text; returns it in this language or else in English, with its numbers filled in. */
export async function findContent(name: string, language: Language): Promise<Content | undefined> {
  const own = files[`./${language}/${name}.md`]
  const text = own ?? files[`./${fallbackLanguage}/${name}.md`]
  if (text === undefined) return undefined
  const lang = own === undefined ? fallbackLanguage : language
  return { text: fillIn(text, await figuresIn(lang)), lang, foreign: lang !== language }
}

/** The names of the texts in a folder. */
export function listContents(folder: string) {
  const prefix = `./${fallbackLanguage}/${folder}/`
  return Object.keys(files)
    .filter((file) => file.startsWith(prefix))
    .map((file) => file.slice(prefix.length, -'.md'.length))
}

/**
 * The values for {{name}}: every constant, and for each package price.code, months.code, sessions.code, and
 * the months of its parts (coachingMonths.code, mentoringMonths.code).
 */
async function figuresIn(language: Language) {
  const [constants, packages] = await Promise.all([getFigures(), listPackages()])
  const entries = packages.flatMap((item) => [
    [`price.${item.code}`, formatMoney(language, item.priceCents, item.currency)],
    [`months.${item.code}`, item.durationMonths],
    [`sessions.${item.code}`, item.minimumSessions],
    ...item.parts.map((part) => [`${part.kind}Months.${item.code}`, part.durationMonths]),
  ])
  return { ...constants, ...Object.fromEntries(entries) } as Record<string, unknown>
}

function fillIn(text: string, figures: Record<string, unknown>) {
  return text.replaceAll(/\{\{([\w.]+)\}\}/gu, (_, name: string) => {
    if (figures[name] === undefined) throw new Error(`a text asks for {{${name}}}, which is no figure`)
    return String(figures[name])
  })
}
