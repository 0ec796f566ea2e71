import { getFigures } from '~/domain/constants/constants.server'
import { listPackages, type Package } from '~/domain/packages/packages.server'
import type { DocumentVersion } from '~/domain/texts/documents.server'
import { formatMoney } from '~/i18n/format'
import { i18nFor } from '~/i18n/i18n.server'
import { fallbackLanguage, languages, toLocale, type Language } from '~/i18n/locale'
import { parseMarkdown } from './markdown.server'

const files = import.meta.glob<string>('./**/*.md', { eager: true, query: '?raw', import: 'default' })

/** A text, its language, and whether that differs from the language asked for. */
export type Content = { text: string; lang: Language; foreign: boolean }

/** Takes the name of a text; returns it in this language or else in English, with its numbers filled in. */
export async function findContent(
  name: string,
  language: Language,
  stored: StoredFacts = null,
): Promise<Content | undefined> {
  const own = files[`./${language}/${name}.md`]
  const text = own ?? files[`./${fallbackLanguage}/${name}.md`]
  if (text === undefined) return undefined
  const lang = own === undefined ? fallbackLanguage : language
  return { text: fillIn(text, await figuresIn(lang, stored)), lang, foreign: lang !== language }
}

/** The file of a text in each language, its placeholders as they stand; to begin a next version of it with. */
export const rawContents = (name: string) =>
  Object.fromEntries(languages.map((language) => [toLocale(language), files[`./${language}/${name}.md`] ?? '']))

/** Fills the numbers and names into words that were published; a name that is unknown stays as typed. */
export async function filledIn(text: string, language: Language, stored: StoredFacts = null) {
  return fillIn(text, await figuresIn(language, stored), (name) => `{{${name}}}`)
}

/** Returns what keeps a long text from being shown: an unknown placeholder, or a heading without an id. */
export async function findProblems() {
  const figures = await figuresIn(fallbackLanguage)
  return (text: string): 'placeholder' | 'heading' | undefined => {
    try {
      parseMarkdown(fillIn(text, figures))
      return undefined
    } catch (error) {
      return error instanceof UnknownPlaceholder ? 'placeholder' : 'heading'
    }
  }
}

/** The names of the texts in a folder. */
export function listContents(folder: string) {
  const prefix = `./${fallbackLanguage}/${folder}/`
  return Object.keys(files)
    .filter((file) => file.startsWith(prefix))
    .map((file) => file.slice(prefix.length, -'.md'.length))
}

/** The facts that a past version of a text printed (api.document_version); null for those of today. */
type StoredFacts = DocumentVersion['facts']

const camel = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

/**
 * The values for {{name}}: every constant, and for each package price.code, vat.code (in words), months.code, sessions.code, and
 * the months of its parts (coachingMonths.code, mentoringMonths.code).
 */
async function figuresIn(language: Language, stored: StoredFacts = null) {
  const [today, packagesNow, { t }] = await Promise.all([getFigures(), listPackages(), i18nFor(language)])
  // A figure that did not exist on that day is today's.
  const constants = stored ? { ...today, ...camel(stored.constants) } : today
  const packages = stored ? (stored.packages.map(camel) as Package[]) : packagesNow
  const entries = packages.flatMap((item) => [
    [`price.${item.code}`, formatMoney(language, item.priceCents, item.currency)],
    [
      `vat.${item.code}`,
      item.vatGround
        ? `${t('public:packages.exempt')} (${item.vatGround})`
        : t('public:packages.price', { percent: item.vatPercent }),
    ],
    [`months.${item.code}`, item.durationMonths],
    [`sessions.${item.code}`, item.minimumSessions],
    ...item.parts.map((part) => [`${part.kind}Months.${item.code}`, part.durationMonths]),
  ])
  return { ...constants, ...Object.fromEntries(entries) } as Record<string, unknown>
}

class UnknownPlaceholder extends Error {}

function fillIn(text: string, figures: Record<string, unknown>, otherwise: (name: string) => string = unknown) {
  return text.replaceAll(/\{\{([\w.]+)\}\}/gu, (_, name: string) =>
    figures[name] === undefined ? otherwise(name) : String(figures[name]),
  )
}

function unknown(name: string): never {
  throw new UnknownPlaceholder(`a text asks for {{${name}}}, which is no figure`)
}
