/** The files that a list can be taken as. */
export const fileFormats = ['xlsx', 'csv'] as const

export type FileFormat = (typeof fileFormats)[number]
