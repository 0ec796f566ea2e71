import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { allCalls } from './all-calls'
import { call, type AnyCall } from './call'
import { DocsPage } from './docs/docs-page'
import { withReferences } from './named-schemas'
import { describeCalls, type Description } from './openapi'

let description: Description | undefined
let document: object | undefined
let page: string | undefined

/** The description of all calls, made once. */
export const theDescription = () => (description ??= describeCalls(allCalls))

/** What describes the API: for programs, and for people. */
export const documents: AnyCall[] = [
  call({
    method: 'GET',
    path: 'openapi.json',
    as: 'public',
    summary: 'Describes all calls to programs.',
    bare: true,
    cached: true,
    result: z.unknown(),
    run: () => (document ??= { ...theDescription(), paths: withReferences(theDescription().paths) }),
  }),
  call({
    method: 'GET',
    path: 'docs',
    as: 'public',
    summary: 'Describes all calls to people.',
    result: z.instanceof(Response),
    run: () =>
      new Response((page ??= `<!doctype html>${renderToStaticMarkup(<DocsPage {...theDescription()} />)}`), {
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': 'en' },
      }),
  }),
]
