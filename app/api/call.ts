import type { AppLoadContext } from '@remix-run/node'
import type { z } from 'zod'
import type { refusals } from '~/db/generated/refusals'
import type { Rights } from '~/viewer/rights'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'
import type { Language } from '~/i18n/locale'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may make a call: anybody, any signed-in user, or one role. */
export type Caller = 'public' | 'signed-in' | Role

/**
 * The input of a call. `ids` are the numbers in its path, in order. Set-Cookie headers added to `cookies` are
 * sent with the answer.
 */
export type Asked<As extends Caller, Body, Query> = {
  viewer: As extends 'public' ? Viewer | null : Viewer
  ids: number[]
  body: Body
  query: Query
  language: Language
  request: Request
  context: AppLoadContext
  cookies: string[]
}

/**
 * One call of the JSON API. `path` is below /api, with {id} for numbers. `result` describes the answer;
 * fields it does not name are never sent. A file is a Response.
 */
export type Call<
  As extends Caller,
  Body extends z.ZodType,
  Query extends z.ZodType,
  Result extends z.ZodType,
> = {
  method: Method
  path: string
  as: As
  body?: Body
  query?: Query
  result: Result
  /** Sends the result without the usual envelope, as specified for `user/me`; lists have their own. */
  bare?: true
  /** What the call does, for /api/docs: one plain English sentence. */
  summary: string
  /** Values for the example in /api/docs; a test checks them against the schemas. */
  example?: Example<z.input<Body>, z.input<Query>, z.input<Result>>
  /** The answer has an ETag, and is cached for visitors: it depends on nothing but path, query and language. */
  cached?: true
  /** A file travels in the body (`photo`, `proof`): multipart/form-data is the documented form. */
  multipart?: true
  /** The rights that may make a call of the team, besides an administrator's: those of a page (`rightsFor`). */
  rights?: Rights
  /** An applicant may make it too, who is no mentor yet. */
  alsoApplicants?: true
  /** The functions of api that it calls to change something; what they refuse is described (`npm run types`). */
  acts?: (keyof typeof refusals)[]
  run: (asked: Asked<As, z.output<Body>, z.output<Query>>) => Promise<z.input<Result>> | z.input<Result>
}

/** An example of a call. `result` has the form in which `run` returns it. */
export type Example<Body = unknown, Query = unknown, Result = unknown> = {
  ids?: number[]
  body?: Body
  query?: Query
  result?: Result
}

/** A call of any type, as answerCall runs it. */
export type AnyCall = Omit<Call<Caller, z.ZodType, z.ZodType, z.ZodType>, 'run' | 'example'> & {
  example?: Example
  run: (asked: Asked<'public', unknown, unknown>) => unknown
}

/** Defines a call, with its types checked against each other. */
export function call<
  As extends Caller,
  Result extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>(described: Call<As, Body, Query, Result> & (As extends 'admin' ? { rights: Rights } : unknown)) {
  return described as unknown as AnyCall
}
