/** What a mentor can be asked for at present. */
export type Availability = 'mentoring' | 'coaching' | 'both' | 'inCollaboration' | 'none'
