/** The file formats of an export. */
export const fileFormats = ['xlsx', 'csv'] as const

export type FileFormat = (typeof fileFormats)[number]
