// Every function that takes a document (jsonb) from visitors or members, with values that no column can hold: each is
// ignored or refused with a rule, and none is an unexpected error.
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { act } from '~/db/act.server'
import { toRefusal } from '~/db/refusal.server'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor } = await openWorld()

const fields = [
  'yearsOfExperience',
  'county',
  'fieldOfSupport',
  'place',
  'industry_id',
  'topic_ids',
  'birthdate',
  'experience_since',
  'visibility',
]
const odd = ['x', '999999999', '99999999999999999999', '{x}', '2026-02-31', '999999-01-01', -1e20, {}]

/** The documents: each with one odd value, beside what a function wants in order. */
const documents = fields.flatMap((field) =>
  odd.map((value) => ({ rank: 1, place: 1, id: 1, [field]: value })),
)

class Undone extends Error {}

test(
  'a document with a value that no column can hold is no unexpected error',
  { timeout: 60_000 },
  async () => {
    const viewers = [null, (await aMentee()).viewer, (await aMentor()).viewer]
    const functions = await owner<{ name: string; argument: string; wanted: string[] }[]>`
    select p.proname::text as name, arg.name as argument, (
      select array_agg(format('%I => null::%s', other.name, format_type(other.type, null)))
      from unnest(p.proargnames[1:p.pronargs], p.proargtypes) as other (name, type)
      where other.name <> arg.name and array_position(p.proargnames, other.name) <= p.pronargs - p.pronargdefaults) as wanted
    from pg_proc p, unnest(p.proargnames[1:p.pronargs], p.proargtypes) as arg (name, type)
    where p.pronamespace = 'api'::regnamespace and arg.type = 'jsonb'::regtype
      and (has_function_privilege('app_member', p.oid, 'execute') or has_function_privilege('app_visitor', p.oid, 'execute'))
    order by 1, 2`
    expect(functions.length).toBeGreaterThan(10)
    // In the database, with the rights of whoever calls: so many documents, one by one, would take minutes.
    await owner.unsafe(`
    create function public.errors_of(call text, documents jsonb) returns table (document jsonb, code text, words text)
    language plpgsql as $$
    begin
      for document in select jsonb_array_elements(documents) loop
        begin
          execute call using document;
        exception when others then
          -- Whoever may not call it is refused for every document.
          exit when sqlstate in ('42501', 'MR403');
          code := sqlstate;
          words := sqlerrm;
          return next;
        end;
      end loop;
    end $$`)
    const unexpected: string[] = []
    for (const { name, argument, wanted } of functions)
      for (const viewer of viewers) {
        const called = `select * from api.${name}(${[`${argument} => $1`, ...(wanted ?? [])].join(', ')})`
        const tried = act(viewer, async (sql) => {
          const errors = await sql<{ document: object; code: string; words: string }[]>`
          select * from public.errors_of(${called}, ${sql.json(documents)})`
          for (const { document, code, words } of errors)
            if (!toRefusal(Object.assign(new postgres.PostgresError(words), { code })))
              unexpected.push(`${name} ${JSON.stringify(document)}: ${code} ${words}`)
          throw new Undone()
        })
        await expect(tried).rejects.toThrow(Undone)
      }
    await owner`drop function public.errors_of`
    expect(unexpected).toEqual([])
  },
)
