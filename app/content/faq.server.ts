import type { Language } from '~/i18n/locale'
import { findContent, listContents, type Content } from './content.server'

// In the order in which a newcomer asks.
const order = ['start', 'packages', 'requests', 'meetings', 'coaching', 'mentors', 'account']

export type Question = { id: string; category: string; question: string; answer: string }
export type Category = Pick<Content, 'lang' | 'foreign'> & {
  name: string
  title: string
  questions: Question[]
}

/** Takes the name of a topic, returns it with its questions, or undefined. */
export async function findCategory(name: string, language: Language): Promise<Category | undefined> {
  if (!listContents('faq').includes(name)) return undefined
  const { text, lang, foreign } = (await findContent(`faq/${name}`, language))!
  const [top, ...parts] = text.split(/^## /mu)
  return {
    name,
    lang,
    foreign,
    title: top!.replace(/^# /u, '').trim(),
    questions: parts.map((part) => questionOf(name, part)),
  }
}

/** All topics with their questions. */
export async function listCategories(language: Language) {
  const names = listContents('faq').sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return (await Promise.all(names.map((name) => findCategory(name, language)))).filter(
    (found) => found !== undefined,
  )
}

/** The questions that contain every word; ignores accents and case. */
export function searchQuestions(categories: Category[], q: string) {
  const words = fold(q).split(/\s+/u).filter(Boolean)
  return categories
    .flatMap((category) => category.questions)
    .filter((item) => {
      const text = fold(`${item.question} ${item.answer}`)
      return words.every((word) => text.includes(word))
    })
}

// The questions shown on the home page.
const mostAsked = ['how-it-works', 'refund', 'no-answer', 'what-is-coaching']

/** The questions for the home page, without answers. */
export async function askedMost(language: Language) {
  const questions = (await listCategories(language)).flatMap((category) => category.questions)
  return mostAsked.flatMap((id) => {
    const found = questions.find((question) => question.id === id)
    return found ? [{ id, category: found.category, question: found.question }] : []
  })
}

function questionOf(category: string, part: string): Question {
  const [, question, id] = /^(.+?) \{#([\w-]+)\}\n/u.exec(part) ?? []
  if (!question || !id) throw new Error(`a question of ${category} has no {#id}`)
  return { id, category, question, answer: part.slice(part.indexOf('\n')).trim() }
}

/** Text without accents and case, for searching; the same as rules.fold in the database. */
function fold(text: string) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
}
