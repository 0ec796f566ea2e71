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

// Words that are read of a search.
const mostWords = 12
const inQuestion = 3
const inAnswer = 1

/**
 * The questions in which words of a text are met, the best first. A rare word counts more than a frequent one, and more in a
 * question and its other words than in the answer; what has less than half of the best is left out.
 */
export function searchQuestions(categories: Category[], q: string) {
  const items = categories
    .flatMap(({ questions }) => questions)
    .map((item) => ({
      item,
      asked: wordsOf(`${item.question} ${item.words}`),
      answered: wordsOf(item.answer),
      score: 0,
    }))
  for (const stem of new Set(wordsOf(q).slice(0, mostWords).map(stemOf))) {
    const begins = (word: string) => word.startsWith(stem)
    const met = items.map(({ asked, answered }) =>
      asked.some(begins) ? inQuestion : answered.some(begins) ? inAnswer : 0,
    )
    const number = met.filter((points) => points > 0).length
    for (const [at, points] of met.entries()) if (points > 0) items[at]!.score += points / number
  }
  const found = items.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  return found.filter(({ score }) => score >= found[0]!.score / 2).map(({ item }) => item)
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

/** The words of a text without accents and case, as rules.fold in the database; those of one or two letters say nothing. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

/** A word without its ending, as rules.heard_patterns in the database. */
const stemOf = (word: string) =>
  /^(.{4,}?)(?:ατ(?:α|οσ|ων)|[αεηιουωaeiouy]{0,3}[σνsn]?)$/u.exec(word)?.[1] ?? word
