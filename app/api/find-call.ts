import { readId } from '~/domain/values'
import { allCalls } from './all-calls'
import type { AnyCall, Method } from './call'
import { documents } from './documents'
import { queryKeys } from './query-keys'

/** Calls by path (numbers as {id}) and method. */
const calls = new Map<string, Partial<Record<Method, AnyCall>>>()
for (const call of [...allCalls, ...documents])
  calls.set(call.path, { ...calls.get(call.path), [call.method]: call })

/** Returns the calls of a path below /api/ by method, and the numbers in the path; undefined for no such path. */
export function findCalls(pathname: string) {
  const ids: number[] = []
  const path = pathname.slice('/api/'.length).replaceAll(/(?<=^|\/)\d+(?=\/|$)/g, (text) => {
    const id = readId(text)
    if (id) ids.push(id)
    return id ? '{id}' : text
  })
  const methods = calls.get(path)
  return methods && { methods, ids }
}

/** The pattern of a path below /api/, e.g. /api/mentors/{id}; undefined for no such path. */
export function callPattern(pathname: string) {
  const [call] = Object.values(findCalls(pathname)?.methods ?? {})
  return call && `/api/${call.path}`
}

/** The query parameters of a call whose answers are cached for visitors; undefined for other paths. */
export function cachedCall(pathname: string) {
  const call = findCalls(pathname)?.methods.GET
  return call?.cached && queryKeys(call)
}

/** The methods that a path allows, as the header Allow names them. */
export function allowedOf(methods: Partial<Record<Method, AnyCall>>) {
  return [...Object.keys(methods), ...(methods.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}
