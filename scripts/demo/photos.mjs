// Photos of the demo's mentors and applicants: drawn, and rendered in the two sizes in which the product stores
// photos.
import sharp from 'sharp'
import { address } from './past.mjs'
import { drawPortrait } from './portrait.mjs'
import { applicantPortraits } from './portraits-applicants.mjs'
import { portraits } from './portraits.mjs'

/**
 * Adds a photo to every mentor and applicant with a portrait, on the card too. Runs as app_rules.
 * @param {import('postgres').TransactionSql} tx
 */
export async function addPhotos(tx) {
  const faces = Object.entries({ ...portraits, ...applicantPortraits })
  const photos = await Promise.all(faces.map(([, face]) => render(face)))
  for (const [n, [who]] of faces.entries()) {
    const [small, large] = photos[n] ?? []
    await tx`
      with photo as (
        insert into data.photos (user_id, small, large, mime, created_at)
        select u.id, ${small ?? null}, ${large ?? null}, 'image/webp', u.created_at
        from data.users u where u.email = ${address(who)}
        returning id, user_id)
      update data.mentor_cards c set photo_id = photo.id
      from photo join data.mentors m on m.user_id = photo.user_id where c.mentor_id = m.id`
  }
}

/** Returns the small and the large photo. @param {import('./portrait.mjs').Face} face */
async function render(face) {
  const { data, info } = await sharp(Buffer.from(drawPortrait(face)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = sharp(data, { raw: info })
  return Promise.all(
    [160, 640].map((side) => drawn.clone().resize(side, side).webp({ quality: 82, effort: 2 }).toBuffer()),
  )
}
