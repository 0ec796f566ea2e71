/** The URL of a mentor's photo. */
export function photoPath(photoId: number | null, size: 'small' | 'large') {
  return photoId === null ? undefined : `/photos/${photoId}/${size}`
}
