import type { AppLoadContext } from '@remix-run/node'
import type { z } from 'zod'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'
import type { Language } from '~/i18n/locale'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may make a call: anybody, whoever is signed in, or a role. */
export type Caller = 'public' | 'signed-in' | Role

/** What a call is told. `ids` are the numbers of its path, in order; what is put into `cookies` goes with the answer. */
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
 * One call of the JSON API. `path` stands under /api, its numbers as {id}. `result` describes the answer: nothing
 * that it does not name leaves. A file is a Response.
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
  /** The result is the whole answer, as for `user/me` and for lists. */
  bare?: true
  run: (asked: Asked<As, z.output<Body>, z.output<Query>>) => Promise<z.input<Result>> | z.input<Result>
}

/** Any call, as the door makes it. */
export type AnyCall = Omit<Call<Caller, z.ZodType, z.ZodType, z.ZodType>, 'run'> & {
  run: (asked: Asked<'public', unknown, unknown>) => unknown
}

/** Describes a call. */
export function call<
  As extends Caller,
  Result extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>(described: Call<As, Body, Query, Result>) {
  return described as unknown as AnyCall
}
