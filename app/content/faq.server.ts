import * as reads from '~/db/generated/reads.server'
import type { Language } from '~/i18n/locale'
import { findContent, listContents, type Content } from './content.server'

// In the order in which a newcomer asks.
const order = ['start', 'packages', 'requests', 'meetings', 'coaching', 'mentors', 'account']

/** `words`: what else people call it; only the search reads them. */
export type Question = { id: string; question: string; words: string; answer: string }
type Category = Pick<Content, 'lang' | 'foreign'> & {
  name: string
  title: string
  questions: Question[]
}

/** Whether there is a topic of this name. */
export const isCategory = (name: string) => listContents('faq').includes(name)

/** All topics with their questions. */
export function listCategories(language: Language) {
  const names = listContents('faq').sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return Promise.all(names.map((name) => readCategory(name, language)))
}

async function readCategory(name: string, language: Language): Promise<Category> {
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

/** The questions that a wish finds, the best first (sql/functions/search/api/rank_texts.sql). */
export async function searchQuestions(categories: Category[], q: string) {
  const questions = categories.flatMap((category) => category.questions)
  const ranked = await reads.rankTexts(null, {
    wish: q,
    texts: questions.map(({ question, words }) => `${question} ${words}`),
    details: questions.map(({ answer }) => answer),
  })
  return ranked.map(({ number }) => questions[number - 1]!)
}

// The questions shown on the home page.
const mostAsked = ['how-it-works', 'refund', 'no-answer', 'what-is-coaching']

/** The questions for the home page, without answers. */
export async function askedMost(language: Language) {
  const questions = (await listCategories(language)).flatMap((category) => category.questions)
  return mostAsked.flatMap((id) => {
    const found = questions.find((question) => question.id === id)
    return found ? [{ id, question: found.question }] : []
  })
}

function questionOf(category: string, part: string): Question {
  const [head, question, id, words] = /^(.+?) \{#([\w-]+)\}\n+<!-- (.+?) -->\n/u.exec(part) ?? []
  if (!head || !question || !id || !words)
    throw new Error(`a question of ${category} has no {#id}, or no other words below it`)
  return { id, question, words, answer: part.slice(head.length).trim() }
}
