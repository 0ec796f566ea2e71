// The database says that its disk is full.
import { expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'

const site = await openSite()

test('a write answers 503, and the page is still read', async () => {
  const { userId } = await site.aMentee({ package: 'none' })
  const cookie = await site.signIn(userId, 'mentee')
  await site.owner.unsafe(`create function public.no_room() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '53100'; end $$;
    create trigger no_room before update on data.users execute function public.no_room()`)
  try {
    const form = formsOf((await site.ask('/mentee/my-account', { cookie })).body).find(
      ({ id }) => id === 'mentee-profile',
    )!
    const answer = await site.ask('/mentee/my-account', {
      cookie,
      headers: { origin: site.origin },
      // Unchanged, the profile is not written.
      form: form.fields.map(([name, value]) => [name, name === 'name' ? 'Ηρώ' : value]),
    })
    expect(answer.status).toBe(503)
  } finally {
    await site.owner.unsafe('drop trigger no_room on data.users; drop function public.no_room()')
  }
})
