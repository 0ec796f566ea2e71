// Photos of the demo's mentors and applicants: drawings, none of a real person. A file is named by the first part of the
// e-mail address; the photo is stored in the two sizes of the product.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '../lib/project.mjs'
import { address } from './past.mjs'

const folder = path.join(projectRoot, 'scripts/demo/portraits')

/**
 * Adds a photo to every mentor and applicant with a portrait, on the card too. Runs as app_rules.
 * @param {import('postgres').TransactionSql} tx
 */
export async function addPhotos(tx) {
  for (const file of fs.readdirSync(folder)) {
    const large = fs.readFileSync(path.join(folder, file))
    const small = await sharp(large).resize(224).webp({ quality: 82 }).toBuffer()
    await tx`
      with photo as (
        insert into data.photos (user_id, small, large, mime, created_at)
        select u.id, ${small}, ${large}, 'image/webp', u.created_at
        from data.users u where u.email = ${address(path.parse(file).name)}
        returning id, user_id)
      update data.mentor_cards c set photo_id = photo.id
      from photo join data.mentors m on m.user_id = photo.user_id where c.mentor_id = m.id`
  }
}
