/** How a sheet's document begins, as the engine reads it. */
export const FORMAT = "voliera/sheet/1";
