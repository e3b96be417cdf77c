export interface Entry { clerk: number; next?: Entry }
