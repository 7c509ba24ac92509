package javax.annotation;

/** What generated code says of itself: the JDK has it no more, and a build tool brings it. */
public @interface Generated {
    String value();

    String date() default "";

    String comments() default "";
}
